module example.com/houses

go 1.19
